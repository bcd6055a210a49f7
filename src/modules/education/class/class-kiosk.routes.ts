import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { forbidden, notFound } from '../../../core/server/http/errors.ts'
import { codeKinds } from './attend-code.rule.ts'
import { attendRefusals } from './attend-refusals.texts.ts'
import { answerOf, ownSeats } from './attend-seat.server.ts'
import { attendedClass, lockTarget, takeAttendance } from './class-attend.server.ts'
import { classMenu } from './edu-class.resource.ts'
import { eduAttend } from './edu-target.resource.ts'

/**
 * Attendance at a shared device (docs/decisions/0029): the person is known by badge and own PIN and is taken down for
 * himself only, at the plant of the device.
 */
export async function classKioskRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = { access: { menus: [classMenu], right: 'read' as const }, atDevice: true }
  const schema = (summary: string) => ({ tags: [eduAttend.title], summary: `현장 단말기 ${summary}` })
  app.get('/api/kiosk/educlasses', { config, schema: schema('진행 중인 본인 교육') }, async ({ session }) => {
    const context = reading(engine, session)
    return { data: await ownSeats(context, session.userId, plantOf(context)) }
  })
  app.post(
    '/api/kiosk/educlass/:key/attend',
    { config, schema: schema('교육 입실·퇴실') },
    async (request: FastifyRequest<{ Params: { key: string }; Body: { kind?: unknown } }>) => ({
      data: await writing(engine, request, async (context) => {
        const plantCd = plantOf(context)
        const eduClassNo = Number(request.params.key)
        const row = Number.isSafeInteger(eduClassNo) ? await attendedClass(context, eduClassNo) : undefined
        const target = row && (await lockTarget(context, { eduClassNo, userId: context.session.userId }))
        if (!row || !target || row.plantCd !== plantCd) throw notFound()
        const kind = codeKinds.find((each) => each === Object(request.body).kind) ?? 'IN'
        await takeAttendance(context, row, target, { kind, at: context.now, methodCd: 'device' })
        return answerOf(context, target.eduTargetNo, kind)
      }),
    }),
  )
}
/** @throws Refusal 403 to a session that was not opened at a shared device */
function plantOf({ session }: Context): string {
  if (!session.device) throw forbidden(attendRefusals.onlyHere())
  return session.device.plantCd
}
