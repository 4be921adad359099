/** The list that a map holds under a name; an empty one is put there first. */
export function listIn<K, V>(lists: Map<K, V[]>, name: K): V[] {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  return list;
}
