import { texts } from '../../../core/shared/four-texts.ts'

export const sheetSampleTexts = texts({
  help: [
    '행마다 스스로 저장되는 시트입니다. 행을 벗어나면 그 행만 저장되고, 다른 사람이 고친 행은 하나씩 들어옵니다. 같은 칸을 함께 고쳤으면 그 행에서 묻습니다. 네트워크가 끊겨도 입력은 남아 있다가 전송됩니다.',
    'A sheet whose rows save themselves. A row is saved when you leave it, and rows of others come in one by one. Where both changed the same cell, its row asks. Without network what you type waits and is sent later.',
    '每行自动保存的表格。离开某行时仅保存该行，其他人修改的行会逐一更新。若双方修改了同一单元格，将在该行询问。断网时输入会保留并稍后发送。',
    'Una hoja cuyas filas se guardan solas. Una fila se guarda al salir de ella y las de otros llegan una a una. Si ambos cambiaron la misma celda, la fila pregunta. Sin red, lo escrito espera y se envía después.',
  ],
})
