interface Kept<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** Gets the value for a key, creating it if absent: `Map.prototype.getOrInsertComputed`, which Node 20 lacks. */
export function getOrInsert<K, V>(map: Kept<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** Gets the list for a key, creating it if absent. */
export const listFor = <K, V>(lists: Map<K, V[]>, key: K): V[] => getOrInsert(lists, key, () => []);
