import { plantName } from '../plant/plant-name.ts'
import { createHash, randomBytes } from 'node:crypto'
import { acts, audit } from '../../core/server/entity/audit.ts'
import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import type { Language } from '../../core/shared/session.ts'
import type { Context } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { forbidden, Refusal } from '../../core/server/http/errors.ts'
import { parametersOn } from '../parameter/parameter.server.ts'
import { revokeCodes } from '../user/user.resource.ts'
import { kioskDefaults, type KioskFacts, type KioskParameter } from './kiosk.rule.ts'
import { kiosk } from './kiosk.resource.ts'
import { kioskMessages } from './kiosk.texts.ts'

/** A device that is out of use serves nobody from the moment it is saved. */
export const kioskBehaviour = defineBehaviour(kiosk, {
  without: ['multi'],
  afterSave: async (kioskNo, context) => {
    const stopped = await context.sql.maybe(
      'select 1 from "kiosk" where "kioskNo" = $1 and "useYn" = \'N\'',
      [kioskNo],
    )
    if (stopped) await endKioskSessions(context, Number(kioskNo))
  },
  mayDelete: async ({ kioskNo }, { sql }) =>
    (await sql.maybe('select 1 from "userSession" where "kioskNo" = $1 limit 1', [kioskNo]))
      ? kioskMessages.inUse()
      : undefined,
})
const endKioskSessions = ({ sql, now }: Context, kioskNo: number): Promise<unknown> =>
  sql.query(
    `update "userSession" set "revokeCd" = $2, "revokeDt" = $3 where "kioskNo" = $1 and "revokeCd" is null`,
    [kioskNo, revokeCodes.forced, now],
  )

/** Only the hash of a device's secret is stored. */
export const deviceHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/**
 * Makes the browser that asks the device of this row; one that was registered before is a stranger from now
 * on.
 * @returns the secret, told this once
 */
export async function registerDevice(
  context: Context,
  row: { kioskNo: number; useYn: string },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  if (row.useYn !== 'Y') throw forbidden(kioskMessages.unused())
  await endKioskSessions(context, row.kioskNo)
  await context.sql.query(
    `update "kiosk" set "deviceHash" = $2, "registDt" = $3, "updateUserId" = $4, "updateDt" = now() where "kioskNo" = $1`,
    [row.kioskNo, deviceHash(secret), context.now, context.session.userId],
  )
  await audit(context, acts.right, kiosk.name, row.kioskNo, { registDt: [null, context.now] })
  return secret
}

/** The registered device that shows this secret, its plant in the language. @throws Refusal 403 KIOSK_UNKNOWN */
export async function kioskOf(
  sql: Sql,
  secret: string,
  day: string,
  language: Language = 'kr',
): Promise<KioskFacts> {
  const row = await sql.maybe<Omit<KioskFacts, 'idleSeconds'>>(
    `select k."kioskNo", k."kioskNm", k."plantCd", ${plantName('p', language)} as "plantNm", k."placeTxt", k."deptCd" from "kiosk" k join "plant" p using ("plantCd")
     where k."deviceHash" = $1 and k."useYn" = 'Y'`,
    [deviceHash(secret)],
  )
  if (!row) throw new Refusal(403, 'KIOSK_UNKNOWN', kioskMessages.unknown())
  return { ...row, idleSeconds: (await kioskParameters(sql, row.plantCd, day)).KIOSK_IDLE_SECONDS }
}

/** The figures in force on a day at a plant. @param day 'YYYY-MM-DD' */
export async function kioskParameters(
  sql: Sql,
  plantCd: string,
  day: string,
): Promise<Record<KioskParameter, number>> {
  const stored = await parametersOn(sql, 'KIOSK_', plantCd, day)
  const value = (name: KioskParameter): number => {
    const given = Number(stored.get(name)?.val)
    return given > 0 ? given : kioskDefaults[name]
  }
  return { KIOSK_IDLE_SECONDS: value('KIOSK_IDLE_SECONDS'), KIOSK_LOCK_MINUTES: value('KIOSK_LOCK_MINUTES') }
}
