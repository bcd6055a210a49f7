import { sentences } from '../../../core/shared/sentence.ts'

/** What an alarm says over everything. */
export const alarmWords = sentences({
  evacuate: ['즉시 대피', 'Evacuate now', '立即撤离', 'Evacuar ahora'],
  gas: ['가스 경보', 'Gas alarm', '气体报警', 'Alarma de gas'],
  stop: ['작업 중지', 'Work stopped', '作业停止', 'Trabajo detenido'],
  evacuateOrder: [
    '모두 밖으로 대피시키고 점화원을 끄세요. 119에 신고하세요.',
    'Get everybody out and put out every source of ignition. Call 119.',
    '让所有人撤离并熄灭点火源。请拨打119。',
    'Saque a todos y apague toda fuente de ignición. Llame al 119.',
  ],
  gasOrder: [
    '작업을 멈추고 안에 있는 사람을 나오게 하세요. 원인을 없앤 뒤 다시 측정합니다.',
    'Stop the work and get everybody out. Measure again once the cause is gone.',
    '停止作业，让里面的人出来。消除原因后重新检测。',
    'Detenga el trabajo y haga salir a todos. Mida de nuevo cuando cese la causa.',
  ],
  stopOrder: [
    '작업을 멈추고 위험이 없어질 때까지 기다리세요.',
    'Stop the work and wait until the danger is gone.',
    '停止作业，等待危险消除。',
    'Detenga el trabajo y espere a que cese el peligro.',
  ],
  noAlarm: [
    '확인할 경보가 없습니다.',
    'There is no alarm for you to acknowledge.',
    '没有需要确认的警报。',
    'No hay ninguna alarma que confirmar.',
  ],
})
