import { LibraryListScreen } from '../features/library/components/library-list-screen.tsx';

export default LibraryListScreen;
