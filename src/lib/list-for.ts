/** Gets the list for a key, creating it if absent. */
export function listFor<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
