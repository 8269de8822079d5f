// Props that can change while a component is mounted.
export function changing<Props extends object>(props: Props): Props {
  let now = $state.raw(props);
  return new Proxy(props, {
    get: (_, key) => now[key as keyof Props],
    set: (_, key, value) => {
      now = { ...now, [key]: value };
      return true;
    },
  });
}
