export const words = {
  board: { en: 'The table', pl: 'Stół', it: 'Il tavolo' },
  actions: { en: 'What you can do', pl: 'Co możesz zrobić', it: 'Che cosa puoi fare' },
  wait: { en: 'Waiting for {0}.', pl: 'Czekamy na: {0}.', it: 'In attesa di {0}.' },
  happened: { en: 'What just happened', pl: 'Co się właśnie stało', it: 'Che cosa è appena successo' },
};
