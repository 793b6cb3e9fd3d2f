// The build renders with it; the one for browsers needs what jsdom lacks.
module.exports = jest.requireActual('react-dom/server.node');
