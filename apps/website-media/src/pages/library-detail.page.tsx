export default function Page() {
  return <p>library-detail</p>;
}
