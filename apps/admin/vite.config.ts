import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server that `npm run dev` starts; the development app passes its calls on to it. */
const server = process.env['ANZHU_SERVER'] ?? 'http://127.0.0.1:8080';

/** A group of modules that are loaded only when one of them is needed, without what they import from others. */
const apart = (name: string, test: RegExp) => ({
  name,
  test,
  includeDependenciesRecursively: false,
});

export default defineConfig({
  base: '/admin/',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['zh-CN'] }), enforce: 'pre' },
  ],
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // By default every set of screens that shares a module has a file: 160 for the order list.
          groups: [
            { name: 'first', tags: ['$initial'] },
            apart(
              'dialogs',
              /react-(aria|stately)|@internationalized|kit.(dialogs|record.Record)|Seal.stamps|review.stamp|order.describeOrder|RecordTreePicker|Hotel(s|Records)Picker|hotelOptions|ProvinceCascader|ui.src.(Dialog|Drawer|RecordPanel|RecordStepper|Confirm|FormDialog|Form.Unsaved|Uploader|Cascader|DateTimeField|DateRange.Range|Calendar.(Calendar|Month)|TimeField|TextArea|NumberField|Progress|Picker|TreePicker|TreeSelect|Menu.(Menu.css|MenuPop)|Select.(SelectPop|Searched)|Popover.Description|lib.i18n)/,
            ),
            apart(
              'table',
              /tanstack|kit.(actionsColumn|fieldColumns|ListPage)|menuList|logColumns|(material|roomType).(facts|roomTypeActions)|ui.src.(Table|Pager)/,
            ),
            apart(
              'rooms',
              /domain.src.room.(board|RoomFilterBar|roomNote)|OrderToCheckIn|admin.src.(flows.(?!Booking|CheckOut|OrderBill|companies|rooms|Pending|GroupCheckIn|ExpectedGuests|orderActs|OrderView|stayAction|UrlFlow|Declaration|Material|daily)|routes.roomManage.(?!InHouse))/,
            ),
            apart(
              'acts',
              /contract.(arrival|company|invoice|expectedGuest|stayChange|hotelChange|settle|billLines|guestHistory|inHouse)\.ts|domain.src.(company|invoice)|rules.(settlement|billLines|agreement|invoice)/,
            ),
            apart(
              'bill',
              /flows.(CheckOut\.|OrderBill|companies|rooms)|checkOutNote|domain.src.room.filter/,
            ),
            apart(
              'guestRows',
              /domain.src.stay.guest.(GuestRow|DocumentFields|useMachineReadable)/,
            ),
            apart('guests', /domain.src.stay.guest.(checkGuests|guests)/),
            apart(
              'nationalities',
              /i18n-iso-countries|rules.(nationalities|machineReadable|minors)/,
            ),
            apart(
              'till',
              /contract.(report|shift|dayFigures)\.ts|report.(WaysTable|DayReportDialog.css)|rules.(till|dayReport|shift)\.ts/,
            ),
            apart('hotelSearch', /contract.hotelSearch\.ts|data.findHotels\.ts/),
            apart('personRequest', /contract.personRequest\.ts|rules.retention/),
            apart('charts', /d3-|ui.src.chart/),
            { name: 'screens', minShareCount: 4 },
            {
              name: 'shell',
              test: /admin.src.(shell|data|url)|ui.src.(Avatar|KeyHint|AppFrame|ConnectionBadge|CommandPalette.CommandPalette.css|Skeleton.PageSkeleton)|domain.src.user.index|client.live|contract.(live|totp|ownSessions|user)|rules.\w+Transitions|RoomStatusIcon/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/auth': server,
      '/open': server,
      '/files': server,
      '/admin/config.json': server,
    },
  },
});
