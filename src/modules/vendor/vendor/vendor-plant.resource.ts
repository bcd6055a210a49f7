import { department, flag, refCode, user } from '../../../core/shared/field.ts'
import { defineResource } from '../../../core/shared/resource.ts'

/**
 * The plants at which a company does business, with the person who looks after it there: they decide which
 * employees see the company, its people, equipment and papers (vendor 2.1). A contract, order, permit, entry
 * request or pass adds its plant by itself (db/migrations/0172_vendor_plant.sql).
 */
export const vendorPlant = defineResource({
  name: 'vendorPlant',
  title: '거래사업장',
  path: '/api/vendor/vendorplant',
  menus: ['vendor/base/vendorList'],
  key: 'vendorPlantNo',
  fields: {
    vendorCd: refCode('업체', 'vendor', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('담당부서'),
    mgrUserId: user('담당자'),
    useYn: flag('사용', { required: true }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  unique: [['vendorCd', 'plantCd']],
  search: { vendorCd: 'equals', plantCd: 'equals', useYn: 'equals' },
})

/** Scope of what belongs to a company: employees see it where their plants do business with the company. */
export const atItsPlants = { table: 'vendorPlant', key: 'vendorCd', plant: 'plantCd' } as const
