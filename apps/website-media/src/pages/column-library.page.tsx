export default function Page() {
  return <p>column-library</p>;
}
