// How a clock reads: minutes and seconds, or days and hours when there is that much.
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const days = Math.floor(left / 86_400);
  const hours = Math.floor((left % 86_400) / 3600);
  if (days > 0) return `${days} d ${hours} h`;
  const minutes = Math.floor((left % 3600) / 60);
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}
