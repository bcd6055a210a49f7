import { texts } from '../../../core/shared/four-texts.ts'

export const machineTexts = texts({
  stopped: [
    '{machine}: 사용중지된 설비입니다. 수리만 하고 운전하지 마십시오.',
    '{machine} is out of service. Repair it only; do not run it.',
    '{machine}：已停用设备，只可维修，不得运行。',
    '{machine} está fuera de servicio. Solo repárela; no la ponga en marcha.',
  ],
})
