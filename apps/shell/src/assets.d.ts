declare module '*.json?hant' {
  const catalogue: Readonly<Record<string, string>>;
  export default catalogue;
}
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
/** True in the build that the edge renders with. */
declare const __SERVER__: boolean;
