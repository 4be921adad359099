interface Props {
  /** The field's `list`. */
  id: string;
  options: readonly string[];
}

/**
 * What a field offers while one types. Other options are another element, which comes whole: WebKit looks through all of a
 * field's list for each option that comes (TextFieldInputType::dataListMayHaveChanged), 7 s for the cities of a state.
 */
export const Suggestions = ({ id, options }: Props) => (
  <datalist id={id} key={options.length}>
    {options.map((option) => (
      <option key={option} value={option} />
    ))}
  </datalist>
);
