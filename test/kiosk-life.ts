import { demoPin } from '../db/seed/seed.ts'
import { clientOf, type Answer, type Client, type Portal } from './portal.ts'

/** A registered device of the first plant, and sign-ins at it. */
export interface KioskLife {
  kioskNo: number
  secret: string
  /** As typed at the device. */
  tryIn(badgeNo: string, pinPwd?: string): Promise<Answer>
  /** @throws when it is refused */
  signIn(badgeNo: string, pinPwd?: string): Promise<Client>
}

export async function registerKiosk(portal: Portal, by: Client): Promise<KioskLife> {
  const { kioskNo } = await portal.engine.database.one<{ kioskNo: number }>(
    'select min("kioskNo") as "kioskNo" from "kiosk"',
  )
  const registered = await by.put(`/api/manage/kiosk/${kioskNo}/register`, {})
  if (registered.status !== 200) throw new Error(`not registered: ${JSON.stringify(registered.body)}`)
  const secret = registered.body.data.secret as string
  const tryIn = (badgeNo: string, pinPwd: string = demoPin) =>
    portal.anonymous.post('/api/auth/kiosk/login', { secret, badgeNo, pinPwd })
  return {
    kioskNo,
    secret,
    tryIn,
    async signIn(badgeNo, pinPwd) {
      const { status, body } = await tryIn(badgeNo, pinPwd)
      if (status !== 200) throw new Error(`${badgeNo} cannot sign in: ${JSON.stringify(body)}`)
      return clientOf(portal.app, body.data.user.userId, body.data.accessToken)
    },
  }
}
