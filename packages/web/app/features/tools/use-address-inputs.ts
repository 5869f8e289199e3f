import { useCallback, useEffect, useState } from 'react';

const LONGEST_INPUT = 32;

export interface AddressInputs<T extends Record<string, string>> {
  inputs: T;
  set: (name: keyof T & string, value: string) => void;
  /** Resets the form. */
  clear: () => void;
  /** False until the address has been read; until then the form is blank. */
  isReady: boolean;
}

/**
 * The inputs of a tool, kept in the address as they are typed, so that a result can be shared.
 * @param blank every input by its name in the query, with its default value; a constant
 */
export function useAddressInputs<T extends Record<string, string>>(blank: T): AddressInputs<T> {
  const [inputs, setInputs] = useState(blank);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const given = Object.keys(blank).flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value.slice(0, LONGEST_INPUT)] as const];
    });
    if (given.length > 0) setInputs({ ...blank, ...Object.fromEntries(given) });
    setReady(true);
  }, [blank]);

  useEffect(() => {
    if (!isReady) return;
    const entered = Object.entries(inputs).filter(([name, value]) => value !== blank[name]);
    const query = new URLSearchParams(entered).toString();
    const address = `${window.location.pathname}${query && `?${query}`}`;
    if (address !== `${window.location.pathname}${window.location.search}`) {
      window.history.replaceState(window.history.state, '', address);
    }
  }, [inputs, blank, isReady]);

  const set = useCallback((name: keyof T & string, value: string) => {
    setInputs((current) => ({ ...current, [name]: value }));
  }, []);
  const clear = useCallback(() => setInputs(blank), [blank]);
  return { inputs, set, clear, isReady };
}
