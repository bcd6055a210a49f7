import { texts } from '../../../../core/shared/four-texts.ts'

/** Where a company does business. */
export const vendorPlantTexts = texts({
  parts: ['업체목록 구분', 'Parts of the vendor list', '承包商列表分类', 'Partes de la lista'],
  vendors: ['업체', 'Vendors', '承包商', 'Contratistas'],
  plants: ['거래사업장', 'Plants of business', '业务工厂', 'Plantas de relación'],
  help: [
    '업체가 거래하는 사업장입니다. 사업장 직원은 거래 중인 업체와 그 작업자·장비·서류만 봅니다. 거래가 끝나면 사용을 끕니다.',
    'The plants where a vendor does business. People of a plant see only vendors in business there, with their workers, equipment and papers. Switch it off when business ends.',
    '承包商有业务往来的工厂。工厂人员只能看到在本厂有业务的承包商及其人员、设备和文件。业务结束后停用。',
    'Plantas donde trabaja un contratista. El personal de una planta solo ve los contratistas con relación allí, con sus trabajadores, equipos y documentos. Desactívela al terminar.',
  ],
  join: [
    '다른 사업장의 업체와 거래 시작',
    'Begin business with a vendor of another plant',
    '与其他工厂的承包商开始业务',
    'Iniciar relación con un contratista de otra planta',
  ],
  joinHelp: [
    '이미 등록된 업체는 우리 사업장에 보이지 않습니다. 업체가 알려 준 사업자등록번호를 입력하면 우리 사업장에 추가됩니다.',
    'A vendor registered elsewhere is not seen here. Enter the business number it gave you: it is added to your plant.',
    '在其他工厂登记的承包商在本厂不可见。输入对方提供的营业执照号即可加入本厂。',
    'Un contratista registrado en otra planta no se ve aquí. Introduzca el número que le dio y se añadirá a su planta.',
  ],
  number: ['사업자등록번호', 'Business number', '营业执照号', 'Número de registro'],
  add: ['우리 사업장에 추가', 'Add to my plant', '加入本厂', 'Añadir a mi planta'],
  added: [
    '우리 사업장에 추가했습니다: {name}',
    '{name} is added to your plant.',
    '已将{name}加入本厂。',
    '{name} se añadió a su planta.',
  ],
})
