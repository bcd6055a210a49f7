import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { isSystem } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { mayUse, type Session } from '../../../core/server/http/session.ts'
import { handledMaterialMenu } from '../material/handled-material.resource.ts'
import { gasDevice } from '../material/gas-device.resource.ts'
import { deviceRefusals } from '../material/gas-device.texts.ts'
import { tellOfWrongDevice } from './wrong-device.server.ts'

const keeperOnly = deviceRefusals.keeperOnly()
const mayKeep = (session: Session): boolean =>
  isSystem(session) || mayUse(session, [handledMaterialMenu], 'write')

/** The register of measuring instruments; a measurement keeps the number and calibration it was made with. */
export const gasDeviceBehaviour = defineBehaviour(gasDevice, {
  mayEdit: (_, { session }) => (mayKeep(session) ? undefined : keeperOnly),
  mayDelete: (_, { session }) => (mayKeep(session) ? undefined : keeperOnly),
  beforeSave: (input, { session }, before) => {
    if (!mayKeep(session)) throw forbidden(keeperOnly)
    const calYmd = String(input.calYmd ?? before?.calYmd ?? '')
    if (String(input.calExpYmd ?? before?.calExpYmd ?? '') < calYmd)
      throw badField('calExpYmd', deviceRefusals.calOrder())
    return input
  },
  // Works that trust an instrument which was found wrong are told, and their clock begins anew.
  afterSave: async (gasDeviceNo, context, before) => {
    if (before?.deviceStatCd === 'inUse') await tellOfWrongDevice(context, Number(gasDeviceNo))
  },
})
