export default function Page() {
  return <p>library-list</p>;
}
