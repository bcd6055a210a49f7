import { useSyncExternalStore } from 'react'
import { dayOf } from '../shared/dates.ts'

const never = () => () => undefined
/** The same outside of a component. */
export const today = (): string => dayOf(new Date())

/** Today in Seoul as 'YYYY-MM-DD', looked up anew whenever the page is drawn. */
export const useToday = (): string => useSyncExternalStore(never, today)
