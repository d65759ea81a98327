import { ColumnScreen } from '../features/content/components/column-screen.tsx';

export default ColumnScreen;
