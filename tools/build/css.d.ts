declare module "*.module.css" {
  const names: Readonly<Record<string, string>>;
  // The bundler's css/module type has only a default export
  export default names;
}
declare module "*.css";
