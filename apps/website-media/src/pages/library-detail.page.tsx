import { LibraryDetailScreen } from '../features/library/components/library-detail-screen.tsx';

export default LibraryDetailScreen;
