export const text = {
  /** Title of what the built-in chat has to say on a request. */
  prepared: 'Worked out for this request',
};
