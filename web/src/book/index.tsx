export default function Page() {
  return <section />;
}
