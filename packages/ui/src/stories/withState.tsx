import { useState, type ComponentType } from 'react';

interface Controlled<Value, Next extends Value> {
  value: Value;
  onValueChange: (value: Next) => void;
}

/** Wraps a controlled field in state, as a page would. */
export function withState<Value, Next extends Value, Rest>(
  Field: ComponentType<Rest & Controlled<Value, Next>>,
) {
  return function Stateful(props: Rest & Controlled<Value, Next>) {
    const [value, setValue] = useState(props.value);
    const change = (next: Next) => {
      setValue(next);
      props.onValueChange(next);
    };
    return <Field {...props} value={value} onValueChange={change} />;
  };
}
