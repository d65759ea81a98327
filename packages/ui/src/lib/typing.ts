/** Changes a field as if the visitor had typed: React, form libraries and listeners all hear of it. */
export function typeInto(input: HTMLInputElement, value: string): void {
  // React overrides `value` on the element; its own setter would hide the change from `onChange`.
  const proto = Object.getPrototypeOf(input) as object;
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
