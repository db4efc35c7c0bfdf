declare module "*.module.css" {
  const names: Readonly<Record<string, string>>;
  // The bundler's css/module type has only a default export
  export default names;
}
declare module "*.css";
declare module "*.png" {
  // The address of the file in its release
  const address: string;
  export default address;
}
declare module "*.jpg" {
  const address: string;
  export default address;
}
declare module "*.jpeg" {
  const address: string;
  export default address;
}
declare module "*.webp" {
  const address: string;
  export default address;
}
declare module "*.avif" {
  const address: string;
  export default address;
}
declare module "*.gif" {
  const address: string;
  export default address;
}
declare module "*.svg" {
  const address: string;
  export default address;
}
