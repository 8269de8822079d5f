// Short notes that come and go: refusals with their rule, and good news.
export interface Toast {
  key: number;
  tone: 'refusal' | 'plain';
  text: string;
  rule: string | null;
}

let next = 1;

class Toasts {
  list = $state.raw<Toast[]>([]);

  show(text: string, tone: Toast['tone'] = 'plain', rule: string | null = null): void {
    const key = next++;
    // The same refusal twice is one note, shown anew.
    this.list = [...this.list.filter((toast) => toast.text !== text), { key, tone, text, rule }].slice(-4);
    const reading = Math.max(5000, text.length * 90);
    setTimeout(() => this.dismiss(key), reading);
  }

  dismiss(key: number): void {
    this.list = this.list.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();
