import { useSearchParams } from 'react-router';

const name = 'operation';

/** The operation whose result is shown; it stands in the address, so that it can be sent to somebody. */
export function useShown(): [shown: number | null, show: (operation: number) => void] {
  const [search, setSearch] = useSearchParams();
  const text = search.get(name) ?? '';
  return [
    /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null,
    (operation) =>
      setSearch(
        (before) => {
          before.set(name, String(operation));
          return before;
        },
        { replace: true },
      ),
  ];
}
