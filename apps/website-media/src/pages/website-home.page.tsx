import { HomeScreen } from '../features/content/components/home-screen.tsx';

export default HomeScreen;
