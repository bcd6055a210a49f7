import { remembered } from '../../../core/web/store.ts'

const name = 'kiosk'
/** The secret of this browser, where it was registered as a shared device. */
export const device = {
  secret: (): string | null => remembered.read(name),
  keep: (secret: string): void => remembered.write(name, secret),
  forget: (): void => remembered.write(name, null),
}
export const kioskPath = '/kiosk'
