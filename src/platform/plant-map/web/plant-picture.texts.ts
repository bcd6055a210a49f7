import { texts } from '../../../core/shared/four-texts.ts'

/** Texts of the picture of a plant. */
export const pictureTexts = texts({
  none: [
    '구역 배치도가 없습니다. 좌표를 숫자로 입력하세요.',
    'There is no plan of the areas. Enter the coordinates as numbers.',
    '没有区域布置图。请输入坐标数值。',
    'No hay plano de las áreas. Introduzca las coordenadas en números.',
  ],
  label: [
    '작업 위치 배치도: {place}',
    'Plan of the place of work: {place}',
    '作业位置布置图：{place}',
    'Plano del lugar de trabajo: {place}',
  ],
  noPlace: ['위치가 지정되지 않음', 'no place chosen', '未指定位置', 'sin ubicación'],
  press: [
    '{label}. 누르면 위치를 지정합니다.',
    '{label}. Press to choose the place.',
    '{label}。点击可指定位置。',
    '{label}. Pulse para elegir el lugar.',
  ],
})
