/** The engine's own scripts for pages: each file is one function. */
declare module '@liftmark/engine/capture/read/page-scripts/*' {
  const script: (argument?: object) => unknown;
  export default script;
}
