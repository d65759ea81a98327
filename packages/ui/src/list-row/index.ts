export { ListItem, ListRow, ListRows, type ListRowProps, type ListRowsProps } from './list-row.tsx';
