import { useState, type ComponentType } from 'react';

interface Valued<Value, Next extends Value> {
  value: Value;
  onValueChange: (value: Next) => void;
}

/** A field that holds what is typed or chosen in it, as the page around it would. */
export function keeping<Value, Next extends Value, Rest>(Field: ComponentType<Rest & Valued<Value, Next>>) {
  return function Keeping(props: Rest & Valued<Value, Next>) {
    const [value, keep] = useState(props.value);
    const change = (next: Next) => {
      keep(next);
      props.onValueChange(next);
    };
    return <Field {...props} value={value} onValueChange={change} />;
  };
}
