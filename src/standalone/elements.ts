/** Creates an element with properties and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}

/** The content of a data block of the page. */
export function dataOf(id: string): unknown {
  const block = document.getElementById(id);
  if (!block) throw new Error(`The page has no data "${id}".`);
  return JSON.parse(block.textContent);
}
