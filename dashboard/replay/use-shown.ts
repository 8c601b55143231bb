import { useSearch } from '../kit/routes/use-search.ts';

const name = 'operation';

/** The id of the operation whose result is shown, and its setter. The id is in the address, so people can share it. */
export function useShown(): [shown: number | null, show: (operation: number) => void] {
  const [search, change] = useSearch();
  const text = search.get(name) ?? '';
  return [
    /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null,
    (operation) =>
      change(
        (newest) => {
          newest.set(name, String(operation));
          return newest;
        },
        { replace: true },
      ),
  ];
}
