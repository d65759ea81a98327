import { LibraryOverviewScreen } from '../features/library/components/library-overview-screen.tsx';

export default LibraryOverviewScreen;
