declare module "*.module.css" {
  const names: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: the bundler's css/module type has only a default export
  export default names;
}
declare module "*.css";
