import { useHome } from '../features/content.endpoints.ts';

export default function Page() {
  const { data } = useHome();
  return <p>{data?.intro}</p>;
}
