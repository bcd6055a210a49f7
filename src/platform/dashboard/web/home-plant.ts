import { createStore, remembered } from '../../../core/web/store.ts'

const name = 'homePlant'
const store = createStore<{ plantCd: string | null }>({ plantCd: remembered.read(name) })

/** The plant whose numbers stand on the first page; null: all plants that the user may see, added up. */
export const useHomePlant = (): string | null => store.use(({ plantCd }) => plantCd)
export function showHomePlant(plantCd: string | null): void {
  store.set({ plantCd })
  remembered.write(name, plantCd)
}
