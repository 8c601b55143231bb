type Files = Readonly<Record<string, () => Promise<object>>>;

/** The files of one language's texts. A file of its own lists them, so that a visit loads the names for one language. */
export interface FilesOfTexts {
  /** Texts that every page needs, by their area. */
  ofEachVisit: Readonly<Record<string, object>>;
  shared: Files;
  ofAreas: Files;
  joined: Files;
}

/** The texts of an area, which load when they are first asked for. */
export async function textsIn(files: FilesOfTexts, area: string): Promise<object> {
  const known = files.ofEachVisit[area];
  if (known !== undefined) return known;
  const load =
    files.joined[`./${area}.ts`] ?? files.shared[`../${area}.ts`] ?? files.ofAreas[`../areas/${area}.ts`];
  if (load === undefined) throw new Error(`no file has the texts of ${area}`);
  return load();
}
