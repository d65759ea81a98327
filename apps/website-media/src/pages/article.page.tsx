export default function Page() {
  return <p>article</p>;
}
