export {
  ControlBox,
  Field,
  FieldGroup,
  FieldNotes,
  useNotes,
  type FieldControl,
  type FieldGroupProps,
  type FieldProps,
  type FieldTexts,
} from './field.tsx';
