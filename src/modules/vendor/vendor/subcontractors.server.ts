import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import type { Subcontractor } from './subcontractors.rule.ts'
import { vendor } from './vendor.resource.ts'

/** The companies below one, in the order of the tree; those that the caller does not see are left out. */
async function subcontractorsOf(context: Context, vendorCd: string): Promise<Subcontractor[]> {
  const { sql, session } = context
  const binds = new Binds()
  const root = binds.add(vendorCd)
  const scope = scopeWhere(vendor, session, 'v', binds, 'below')
  return sql.query<Subcontractor>(
    `with recursive below as (
       select v."vendorCd", v."upVendorCd", 1 as "depth", array[v."vendorCd"] as "path" from "vendor" v where v."upVendorCd" = ${root} and coalesce(v."useYn", 'Y') = 'Y'
       union all select v."vendorCd", v."upVendorCd", b."depth" + 1, b."path" || v."vendorCd" from "vendor" v join below b on v."upVendorCd" = b."vendorCd"
         where coalesce(v."useYn", 'Y') = 'Y' and v."vendorCd" <> all(b."path")
     )
     select v."vendorCd", v."vendorNm", v."state", b."depth",
       (select count(*)::int from "enterPass" p where p."vendorCd" = v."vendorCd" and p."state" = 'valid') as "passCnt",
       (select count(*)::int from "enterRqst" r where r."vendorCd" = v."vendorCd" and r."state" in ('submitted', 'deptConfirmed', 'reviewed', 'approving')) as "rqstCnt",
       i."infoCnt", i."copyCnt"
     from below b join "vendor" v using ("vendorCd")
     cross join lateral (select count(*)::int as "infoCnt", count(*) filter (where s."subCopyDt" is not null)::int as "copyCnt" from "safetyInfo" s
       join "vendorContract" c using ("contractNo") where c."vendorCd" = b."upVendorCd" and c."state" = 'active' and s."state" in ('received', 'checked')) i
     where ${scope} order by b."path"`,
    binds.values,
  )
}

export async function subcontractorRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    `${vendor.path}/:key/subcontractors`,
    {
      config: { access: { menus: [...vendor.menus], right: 'read' } },
      schema: { tags: [vendor.title], summary: '하도급업체' },
    },
    async (request: FastifyRequest<{ Params: { key: string } }>) => {
      const context = reading(engine, request.session)
      const { vendorCd } = await loadRecord(vendor, context, request.params.key)
      return { data: await subcontractorsOf(context, vendorCd) }
    },
  )
}
