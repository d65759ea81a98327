export default function Page() {
  return <p>column</p>;
}
