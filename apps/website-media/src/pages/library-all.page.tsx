export default function Page() {
  return <p>library-all</p>;
}
