declare module '*.json?hant' {
  const catalogue: Readonly<Record<string, string>>;
  export default catalogue;
}
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
