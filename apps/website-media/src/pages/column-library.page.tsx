import { ColumnLibraryScreen } from '../features/library/components/column-library-screen.tsx';

export default ColumnLibraryScreen;
